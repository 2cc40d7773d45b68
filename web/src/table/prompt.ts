/** What is asked, as every table shows it. */
import { t } from '$lib/text.svelte';
export interface Prompt {
  text: string;
  how: string;
  clause: string;
  /** Something is asked of the viewer. */
  mine: boolean;
}

/** What is said to those for whom a bot plays: for good once they have resigned. */
export const standInText = ({ resigned }: { resigned: boolean }): [text: string, how: string] =>
  resigned ? [t('ask-resigned'), t('ask-resigned-how')] : [t('ask-return'), t('ask-return-how')];
