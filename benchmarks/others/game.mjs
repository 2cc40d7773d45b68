// The game that both servers play: a move replaces a board of so many characters, and the other player is next.

export const SEATS = 2;
export const SIZE = Number(process.env.BOARD_SIZE ?? 1300);

export function board(version) {
  return `${version}`.padStart(8, "0") + "x".repeat(SIZE - 8);
}
