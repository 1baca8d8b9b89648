/**
 * The parts of a JSON Resume (https://jsonresume.org/schema) that are shown.
 * Every field is optional there; the schema itself is what a file is checked
 * against.
 */
export type Resume = {
  /** `isSample` is a field of ours: the page marks the CV as a sample. */
  readonly meta?: {readonly isSample?: boolean};
  readonly basics?: {
    readonly name?: string;
    readonly label?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly url?: string;
    readonly summary?: string;
    readonly location?: {
      readonly city?: string;
      readonly region?: string;
      readonly countryCode?: string;
    };
    readonly profiles?: readonly {network?: string; username?: string; url?: string}[];
  };
  readonly work?: readonly (Span & {
    name?: string;
    position?: string;
    location?: string;
    url?: string;
    summary?: string;
    highlights?: readonly string[];
  })[];
  readonly volunteer?: readonly (Span & {
    organization?: string;
    position?: string;
    url?: string;
    summary?: string;
    highlights?: readonly string[];
  })[];
  readonly education?: readonly (Span & {
    institution?: string;
    area?: string;
    studyType?: string;
    url?: string;
    score?: string;
    courses?: readonly string[];
  })[];
  readonly awards?: readonly {title?: string; date?: string; awarder?: string; summary?: string}[];
  readonly certificates?: readonly {name?: string; date?: string; issuer?: string; url?: string}[];
  readonly publications?: readonly {
    name?: string;
    publisher?: string;
    releaseDate?: string;
    url?: string;
    summary?: string;
  }[];
  readonly skills?: readonly {name?: string; level?: string; keywords?: readonly string[]}[];
  readonly languages?: readonly {language?: string; fluency?: string}[];
  readonly interests?: readonly {name?: string; keywords?: readonly string[]}[];
  readonly references?: readonly {name?: string; reference?: string}[];
  readonly projects?: readonly (Span & {
    name?: string;
    description?: string;
    entity?: string;
    url?: string;
    highlights?: readonly string[];
    keywords?: readonly string[];
  })[];
};

type Span = {readonly startDate?: string; readonly endDate?: string};
