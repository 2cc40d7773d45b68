/** The types of a game's own data, as its table meets them. */
export interface GameTypes {
  View: { moves: readonly object[] };
  Move: object;
  Survey: unknown;
  Forecast: unknown;
}
