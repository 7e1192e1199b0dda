#include <pango/pango.h>
#include <pango/pangoft2.h>
#include <fontconfig/fontconfig.h>
#include <harfbuzz/hb-ot.h>
