const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const LIFETIME_MS = YEAR_MS - 24 * 60 * 60 * 1000;

type Contact = {
  readonly email: string;
  /** Address of the rules for reports; none if the source is not public. */
  readonly policy?: string;
  readonly languages: readonly string[];
  /** The address of the file itself. */
  readonly canonical: string;
  /** When the site changed last, in milliseconds. */
  readonly changed: number;
};

/** Until when the contact is valid. It is counted from the last commit, so that builds agree. */
export const expiryOf = (changed: number): Date => new Date(changed + LIFETIME_MS);

/** Returns `security.txt` (RFC 9116): where to report a vulnerability. */
export function securityText({email, policy, languages, canonical, changed}: Contact): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expiryOf(changed).toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonical}`,
    ...(policy ? [`Policy: ${policy}`] : []),
    '',
  ].join('\n');
}
