import Translate, {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

/**
 * Says that something came with the template, so that no reader takes it for a fact.
 *
 * @param file where the author replaces it
 */
export default function SampleMark({file}: {readonly file: string}) {
  const title = translate(
    {
      id: 'dau.sample.file',
      message: 'Có sẵn trong mẫu website. Bạn thay bằng nội dung của mình ở {file}',
      description: 'Tooltip of the mark of a sample',
    },
    {file: file.replace('@site/', '')},
  );
  return (
    <span className={styles.mark} title={title} data-search-ignore>
      <Translate id="dau.sample.mark">Nội dung mẫu</Translate>
    </span>
  );
}
