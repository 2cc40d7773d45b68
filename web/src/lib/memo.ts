/** A request whose answer is kept; one that failed is made again when it is asked for again. */
export function remembered<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const known = new Map<Key, Promise<Answer>>();
  return (key) => {
    const found = known.get(key) ?? ask(key);
    if (!known.has(key)) found.catch(() => known.delete(key));
    known.set(key, found);
    return found;
  };
}
