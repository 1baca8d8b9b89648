import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';

import {BlogLinks} from '../../features/blog/client/ListHeader';

import {PAGES} from '../../utils/engine-pages';

import styles from './styles.module.css';

/** The tone marks. They do not make a separate letter in a Vietnamese dictionary. */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

const letterOf = (label: string) =>
  label.charAt(0).toUpperCase().normalize('NFD').replace(TONES, '').normalize('NFC');

/** Lists tags as a dictionary does, under their first letters. */
export default function TagList({tags}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {selectMessage} = usePluralForm();
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, currentLocale));
  const letters = [...new Set(sorted.map(({label}) => letterOf(label)))];
  const isBlog = useRouteContext().plugin.name === 'docusaurus-plugin-content-blog';
  const numberOf = (count: number) =>
    selectMessage(
      count,
      isBlog
        ? translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count})
        : translate({id: 'dau.guides.count', message: '{count} hướng dẫn'}, {count}),
    );
  return (
    <>
      {isBlog ? (
        <BlogLinks />
      ) : (
        <p className="dau-linked dau-soft">
          <Link to={PAGES.guides}>
            <Translate id="dau.home.allGuides">Tất cả hướng dẫn</Translate>
          </Link>
        </p>
      )}
      {letters.map((letter) => (
        <section key={letter} className={`dau-row dau-index ${styles.letter}`}>
          <Heading as="h2">{letter}</Heading>
          <ul className="dau-list dau-titles">
            {sorted
              .filter(({label}) => letterOf(label) === letter)
              .map(({permalink, label, description, count}) => (
                <li key={permalink}>
                  <Link to={permalink} rel="tag" className="dau-title">
                    {label}
                  </Link>
                  <p>{description}</p>
                  <span className="dau-soft">{numberOf(count)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
