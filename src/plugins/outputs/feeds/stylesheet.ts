import {lightColor} from '../../../lib/tokens';
import type {FeedTexts} from './texts';

/**
 * Returns a CSS file for the XML, for people who open a feed in a browser. It is not
 * XSLT, because browsers are removing XSLT.
 */
export function feedStylesheet({notice}: FeedTexts): string {
  return `rss, feed {
  display: block;
  max-width: 44rem;
  margin: 2rem auto;
  padding: 0 1rem;
  color: ${lightColor('ink')};
  background: ${lightColor('paper')};
  font: 1rem/1.7 'Be Vietnam Pro', system-ui, sans-serif;
}
rss::before, feed::before {
  content: ${JSON.stringify(notice)};
  display: block;
  margin-bottom: 2rem;
  padding: 0.75rem 1rem;
  border: 1px solid ${lightColor('line')};
  border-radius: 4px;
}
channel, item, entry, item > title, entry > title, description, subtitle, summary, pubDate, published {
  display: block;
}
channel > title, feed > title { display: block; font-size: 2rem; font-weight: 700; }
item, entry { display: flex; flex-direction: column; margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid ${lightColor('line')}; }
item > title, entry > title { order: -2; font-size: 1.25rem; font-weight: 700; }
pubDate, published { order: -1; color: ${lightColor('ink-soft')}; font-size: 0.875rem; }
link, guid, id, docs, generator, language, copyright, lastBuildDate, updated, category, author,
image, content, logo, icon, contributor, rights, encoded { display: none; }
`;
}
