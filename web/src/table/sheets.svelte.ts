/** What is open over a table: the menu, the keys, a clause of the rules, and at the end the results. */
export class OpenSheets {
  menu = $state(false);
  keys = $state(false);
  clause = $state<string | null>(null);
  /** They open by themselves once the end has played out. */
  results = $derived.by(() => this.finished());

  constructor(private readonly finished: () => boolean) {}
}
