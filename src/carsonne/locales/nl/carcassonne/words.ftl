## Features

feature-city = Stad
feature-road = Weg
feature-monastery = Klooster
feature-field = Weide

sort-city = stad
    .a = een stad
    .def = de stad
sort-road = weg
    .a = een weg
    .def = de weg
sort-field = weide
    .a = een weide
    .def = de weide
place-c = stad
    .a = een stad
    .def = de stad
place-r = weg
    .a = een weg
    .def = de weg
place-f = weide
    .a = een weide
    .def = de weide
place-m = klooster
    .a = een klooster
    .def = het klooster

## Followers

role-knight = ridder
    .a = een ridder
    .def = de ridder
    .plural = ridders
role-thief = struikrover
    .a = een struikrover
    .def = de struikrover
    .plural = struikrovers
role-monk = monnik
    .a = een monnik
    .def = de monnik
    .plural = monniken
role-farmer = boer
    .a = een boer
    .def = de boer
    .plural = boeren

## Tiles

tile-A = klooster met weg
tile-B = klooster
tile-C = stad aan vier zijden, wapen
tile-D = stadsrand met rechte weg
tile-E = stadsrand
tile-F = stad dwars over de tegel, wapen
tile-G = stad dwars over de tegel
tile-H = twee stadsranden, tegenover elkaar
tile-I = twee stadsranden, naast elkaar
tile-J = stadsrand met bocht naar rechts
tile-K = stadsrand met bocht naar links
tile-L = stadsrand met kruising
tile-M = stadshoek, wapen
tile-N = stadshoek
tile-O = stadshoek met bocht, wapen
tile-P = stadshoek met bocht
tile-Q = stad aan drie zijden, wapen
tile-R = stad aan drie zijden
tile-S = stad aan drie zijden met poort, wapen
tile-T = stad aan drie zijden met poort
tile-U = rechte weg
tile-V = bocht
tile-W = kruising van drie wegen
tile-X = kruising van vier wegen
