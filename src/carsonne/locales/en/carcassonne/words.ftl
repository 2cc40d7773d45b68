## Features

feature-city = City
feature-road = Road
feature-monastery = Monastery
feature-field = Field

sort-city = city
    .a = a city
sort-road = road
    .a = a road
sort-field = field
    .a = a field
place-c = city
place-r = road
place-f = field
place-m = monastery

## Followers

role-knight = knight
    .a = a knight
    .plural = knights
role-thief = thief
    .a = a thief
    .plural = thieves
role-monk = monk
    .a = a monk
    .plural = monks
role-farmer = farmer
    .a = a farmer
    .plural = farmers

## Tiles

tile-A = monastery with road
tile-B = monastery
tile-C = city on four sides, shield
tile-D = city cap with straight road
tile-E = city cap
tile-F = city band, shield
tile-G = city band
tile-H = two city caps, opposite
tile-I = two city caps, adjacent
tile-J = city cap with bend to the right
tile-K = city cap with bend to the left
tile-L = city cap with crossroads
tile-M = city corner, shield
tile-N = city corner
tile-O = city corner with bend, shield
tile-P = city corner with bend
tile-Q = city on three sides, shield
tile-R = city on three sides
tile-S = city on three sides with gate, shield
tile-T = city on three sides with gate
tile-U = straight road
tile-V = bend
tile-W = crossroads of three
tile-X = crossroads of four
