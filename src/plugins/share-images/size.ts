/** Pixels that chat apps and social networks ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;
