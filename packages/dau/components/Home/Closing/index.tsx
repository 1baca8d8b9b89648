import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import ContactLinks from '../../ContactLinks';
import MarkedSentence from '../../../ui/MarkedSentence';
import {useSite} from '../../../ui/useSite';

import styles from '../styles.module.css';

/** The end of the home page: ways to reach the author. */
export default function Closing() {
  const {author} = useSite();
  const title = translate({id: 'dau.home.closing', message: 'Viết cho mình nhé'});
  return (
    <section className={styles.closing} data-search-ignore>
      <Heading as="h2" className={`dau-ruled ${styles.title}`} aria-label={title}>
        <MarkedSentence text={title} />
      </Heading>
      <div className="container">
        <p>
          <Translate id="dau.home.closingLead">
            Bạn có câu hỏi, thấy chỗ sai hay chỉ muốn chào một tiếng? Mình đọc hết.
          </Translate>
        </p>
        <div className={`dau-flow ${styles.ways}`}>
          <a className="button button--primary" href={`mailto:${author.email}`}>
            {author.email}
          </a>
          <ContactLinks withEmail={false} />
        </div>
      </div>
    </section>
  );
}
