import {HOSTS_FILE, isOn} from '../../lib/allowed-hosts';
import type {Problem} from '../../lib/problems';
import type {AllowedHosts} from '../../lib/settings';

/** Finds images of authors on other hosts, which the policy of the site blocks. */
export const authorImageProblems = (file: string, text: string, allowed: AllowedHosts): Problem[] =>
  text.split('\n').flatMap((line, index): Problem[] => {
    const [, url = ''] =
      /^\s*["']?(?:image_url|imageURL)["']?:\s*["']?((?:https?:)?\/\/[^\s"']+)/.exec(line) ?? [];
    if (!url || !URL.canParse(url, 'https://example.com')) return [];
    const {origin} = new URL(url, 'https://example.com');
    if (isOn(new URL(url, 'https://example.com'), allowed.media)) return [];
    const problem = `image on another host, which readers' browsers block`;
    const fix = `Save it in static/img and use its path, or add '${origin}' to media in ${HOSTS_FILE}`;
    return [{file, line: index + 1, problem, found: url, fix, severity: 'warning'}];
  });
