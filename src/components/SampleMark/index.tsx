import Translate, {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

type Props = {
  /** The file in which the author replaces it. */
  readonly file: string;
  /** Whether the mark is for a whole list. */
  readonly isList?: boolean;
};

/** Says that something came with the template, so readers do not take it for a fact. */
export default function SampleMark({file, isList = false}: Props) {
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
      {isList ? (
        <Translate id="dau.sample.list" description="Mark of a list in which all are samples">
          Toàn bài mẫu
        </Translate>
      ) : (
        <Translate id="dau.sample.mark">Nội dung mẫu</Translate>
      )}
    </span>
  );
}
