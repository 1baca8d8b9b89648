import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';

import {BlogLinks} from '../../features/blog/client/ListHeader';
import {PAGES} from '../../utils/engine-pages';
import {TagRows, useIsBlog} from '../TagPage';

import styles from './styles.module.css';

/** The tone marks. In a Vietnamese dictionary, a letter with a tone mark is not a separate letter. */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** The first character, which may be an emoji of two code units. */
const letterOf = ([first = '']: string) =>
  first.toUpperCase().normalize('NFD').replace(TONES, '').normalize('NFC');

/** The minimum number of tags for an index. With fewer tags, letters above them would only take up space. */
const FEWEST = 15;

/** Lists many tags like a dictionary, under their first letters, but a few tags by number of pages. */
export default function TagIndex({tags}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const sorted = [...tags].sort((a, b) =>
    a.label.localeCompare(b.label, currentLocale, {numeric: true}),
  );
  const letters = [...new Set(sorted.map(({label}) => letterOf(label)))];
  const isBlog = useIsBlog();
  return (
    <>
      {isBlog ? (
        <BlogLinks />
      ) : (
        <p className="dau-links dau-soft margin-bottom--none">
          <Link to={PAGES.guides}>
            <Translate id="dau.home.allGuides">Tất cả hướng dẫn</Translate>
          </Link>
        </p>
      )}
      {tags.length < FEWEST && (
        <div className="dau-group dau-index">
          <TagRows tags={[...sorted].sort((a, b) => b.count - a.count)} isIndex />
        </div>
      )}
      {(tags.length < FEWEST ? [] : letters).map((letter) => (
        <section key={letter} className={`dau-row dau-index ${styles.letter}`}>
          <Heading as="h2">{letter}</Heading>
          <TagRows tags={sorted.filter(({label}) => letterOf(label) === letter)} />
        </section>
      ))}
    </>
  );
}
