import {ThemedComponent} from '@docusaurus/theme-common';
import IdealImage from '@theme/IdealImage';

import type {ViewProject} from '@site/src/plugins/site-data/view-types';

type Props = {
  readonly picture: NonNullable<ViewProject['picture']>;
  /** Displayed width, for browsers that do not support `auto`. */
  readonly sizes: string;
};

/** The picture of a card, and its version for the dark mode if there is one. */
export default function CardPicture({picture: {image, dark, alt}, sizes}: Props) {
  if (!dark) return <IdealImage img={image} alt={alt} sizes={sizes} />;
  return (
    <ThemedComponent>
      {({theme, className}) => (
        <div className={className}>
          <IdealImage img={theme === 'dark' ? dark : image} alt={alt} sizes={sizes} />
        </div>
      )}
    </ThemedComponent>
  );
}
