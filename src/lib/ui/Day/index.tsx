import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {dayFormat} from '@site/src/lib/day';

type Props = {
  /** A date in ISO 8601. */
  readonly date: string;
  readonly itemProp?: string;
};

export default function Day({date, itemProp}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <time dateTime={date} itemProp={itemProp}>
      {dayFormat(currentLocale).format(new Date(date))}
    </time>
  );
}
