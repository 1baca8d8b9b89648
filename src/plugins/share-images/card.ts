import {HEIGHT, WIDTH} from './size';

/** What a share image says. */
export type Card = {
  readonly title: string;
  /** The date of a post, the section of a guide. */
  readonly detail: string;
  readonly author: string;
  readonly site: string;
};

/** An element as satori takes it, without React. */
export type Node = {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & {
    readonly style?: Readonly<Record<string, unknown>>;
    readonly children?: string | readonly Node[];
  };
};

/** The light mode of `src/css/tokens.css`; a picture has one mode. */
const colors = {
  paper: '#fbf8f3',
  ink: '#1f1b18',
  soft: '#4c453f',
  line: '#ddd5c9',
  accent: '#a8301c',
};

const PADDING = 72;
/** The box that a title has to fit. */
export const TITLE_BOX = {width: WIDTH - 2 * PADDING, height: 316};
/** Largest first; the first that fits is taken. */
export const TITLE_SIZES = [84, 76, 68, 60, 54, 48, 42] as const;
const LINE_HEIGHT = 1.4;

const box = (style: Record<string, unknown>, children?: string | readonly Node[]): Node => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, ...(children !== undefined && {children})},
});

/** The title alone at its full height, to be measured. */
export function titleNode(
  title: string,
  fontSize: number,
  more: Record<string, unknown> = {},
): Node {
  return box(
    {
      display: 'block',
      width: TITLE_BOX.width,
      fontSize,
      fontWeight: 700,
      lineHeight: LINE_HEIGHT,
      color: colors.ink,
      ...more,
    },
    title,
  );
}

/** The whole picture. */
export function cardNode(
  {title, detail, author, site}: Card,
  fontSize: number,
  logo: string,
): Node {
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `60px ${PADDING}px 52px`,
      backgroundColor: colors.paper,
      borderTop: `16px solid ${colors.accent}`,
      fontFamily: 'Be Vietnam Pro',
    },
    [
      box({alignItems: 'center', fontSize: 38, fontWeight: 700, color: colors.ink}, [
        {type: 'img', props: {src: logo, width: 60, height: 60, style: {marginRight: 20}}},
        box({}, site),
      ]),
      box({height: TITLE_BOX.height, alignItems: 'center'}, [
        // Only what is too long even for the smallest size is cut
        titleNode(title, fontSize, {
          lineClamp: Math.floor(TITLE_BOX.height / (fontSize * LINE_HEIGHT)),
        }),
      ]),
      box(
        {
          justifyContent: 'space-between',
          paddingTop: 24,
          borderTop: `2px solid ${colors.line}`,
          fontSize: 30,
          color: colors.soft,
        },
        [box({}, author), box({}, detail)],
      ),
    ],
  );
}
