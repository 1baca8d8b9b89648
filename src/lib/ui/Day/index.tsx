import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {dayFormat} from '@site/src/lib/day';

type Props = {
  /** ISO 8601. */
  readonly date: string;
  readonly itemProp?: string;
};

/** A date in the language of the page. */
export default function Day({date, itemProp}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <time dateTime={date} itemProp={itemProp}>
      {dayFormat(currentLocale).format(new Date(date))}
    </time>
  );
}
