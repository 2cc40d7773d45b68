/** Positions to begin from, in the games' notation, which is the same in every language. */
export const SAMPLES: Record<string, string> = {
  carcassonne: `players: red=12 blue=7
D 0,0 r0
E 0,-1 r2 red:c0
V 1,0 r1 blue:r0
B 0,1 r0 red:m0
U -1,0 r1
`,
  'carson-city': `.. .. .. .. .. .. .. ..
.. mo .. ho .. .. .. ..
.. .. sa/A ho/A sa/B .. .. ..
.. .. .. ho .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. ../B ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
roads: H3,4 V2,5
A: money=12 points=5 cowboys=3
B: money=7
`,
};
