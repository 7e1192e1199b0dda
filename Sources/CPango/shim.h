#include <pango/pango.h>
#include <pango/pangoft2.h>
#include <fontconfig/fontconfig.h>
