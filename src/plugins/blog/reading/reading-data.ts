/** A post that another one leads to. */
export type PostLink = {
  readonly title: string;
  readonly permalink: string;
  /** Where it is not in every language, those it is in. */
  readonly languages?: readonly string[];
};

/** A post's place among the published parts of its series. */
export type Series = {
  readonly name: string;
  /** Place of this post, from 1. */
  readonly position: number;
  /** All published parts in their order, this one included. */
  readonly parts: readonly PostLink[];
};

/** What the site adds to the framework's metadata of a post. */
export type Reading = {
  readonly related: readonly PostLink[];
  readonly series?: Series;
  /** Dated in the future: shown by the development server alone. */
  readonly isScheduled: boolean;
};

const NOTHING: Reading = {related: [], isScheduled: false};

/** Reads what {@link Reading} a post's metadata carries. */
export function readingOf(metadata: object): Reading {
  return (metadata as {reading?: Reading}).reading ?? NOTHING;
}
