#include <box2d/b2_timer.h>

// Box2D measures each step, and each group of bodies that touch, with the wall clock for a profile that nothing here
// reads. The library calls these functions by their names, and the program's come before its own.

b2Timer::b2Timer() : m_start_sec(0), m_start_usec(0) {}

void b2Timer::Reset() {}

float b2Timer::GetMilliseconds() const { return 0; }
