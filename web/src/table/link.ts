/** The address to give to others: one that works from another machine, or else why it does not. */
import { server } from '../net/rest';

export interface Link {
  address: string;
  /** Only this computer can open it. */
  alone: boolean;
}

const isHere = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** The link to a path, from where this page is and where the server says others find it. */
export const linkTo = (path: string, { origin, hostname }: Location | URL, lan: string | null): Link =>
  isHere(hostname)
    ? { address: (lan ?? origin) + path, alone: lan === null }
    : { address: origin + path, alone: false };

let lan: Promise<string | null> | undefined;

/** The same, asking the server where it is found if need be. */
export async function findLink(path: string): Promise<Link> {
  if (isHere(location.hostname))
    lan ??= server.site().then(
      (site) => site.lan,
      () => null,
    );
  return linkTo(path, location, (await lan) ?? null);
}
