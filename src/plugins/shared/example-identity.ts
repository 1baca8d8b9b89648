import type {SiteConfig} from './settings';

/** Is any part of the example identity still in place? */
export function isExampleIdentity({url, author}: SiteConfig): boolean {
  return (
    new URL(url).hostname.endsWith('example.com') ||
    author.email.endsWith('@example.com') ||
    author.name === 'Nguyễn Văn A'
  );
}
