/** What is asked of whom, in one sentence, and how it is done; and the clause of the rules that says so. */
export interface Prompt {
  text: string;
  how: string;
  clause: string;
  /** Something is asked of the viewer. */
  mine: boolean;
}
