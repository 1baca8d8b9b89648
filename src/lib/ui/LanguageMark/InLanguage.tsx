import type {ReactNode} from 'react';

type Props = {
  /** `undefined`: the language of the page. */
  language: string | undefined;
  children: ReactNode;
};

/** Marks a part of a page with its language, for screen readers and translators. */
export default function InLanguage({language, children}: Props) {
  return language === undefined ? children : <div lang={language}>{children}</div>;
}
