import {HOSTS_FILE, isOn} from '../../lib/allowed-hosts';
import type {Problem} from '../../lib/problems';
import type {AllowedHosts} from '../../lib/settings';

/** Finds images of authors that another host would send: the policy of the site blocks them. */
export const authorImageProblems = (file: string, text: string, allowed: AllowedHosts): Problem[] =>
  text.split('\n').flatMap((line, index): Problem[] => {
    const [, field, url = ''] =
      /^\s*["']?(image_url|imageURL)["']?:\s*["']?((?:https?:)?\/\/[^\s"']+)/.exec(line) ?? [];
    if (!field || !URL.canParse(url, 'https://example.com')) return [];
    const {origin} = new URL(url, 'https://example.com');
    if (isOn(new URL(url, 'https://example.com'), allowed.media)) return [];
    const problem =
      `readers' browsers block images of other hosts. Save the image in static/img and use its path, ` +
      `or list '${origin}' under media in ${HOSTS_FILE}`;
    return [{file, line: index + 1, field, problem, found: url, severity: 'warning'}];
  });
