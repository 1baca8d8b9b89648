import type {Localized} from './locales';

/** The bar above the navigation. */
export type Announcement = {
  /** Change it to show a new announcement to readers who closed the last one. */
  readonly id: string;
  readonly content: Localized;
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly isCloseable?: boolean;
};

/** `undefined` means no bar. */
export const announcement: Announcement | undefined = undefined;
