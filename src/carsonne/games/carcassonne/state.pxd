from carsonne.games.carcassonne.appraisal cimport Appraisal

cdef int FOLLOWERS, MAX_SEGMENTS, NOBODY, REACH, SPAN, HAND, HANDS, KINDS, TYPES

cdef class Carcassonne(Appraisal):
    pass
