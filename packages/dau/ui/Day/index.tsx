import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {dayFormat} from '../../utils/date-and-number-format';

type Props = {
  /** A date in ISO 8601. */
  readonly date: string;
  readonly className?: string;
  readonly hasYear?: boolean;
};

export default function Day({date, hasYear, ...rest}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <time dateTime={date} {...rest}>
      {dayFormat(currentLocale, hasYear).format(new Date(date))}
    </time>
  );
}
