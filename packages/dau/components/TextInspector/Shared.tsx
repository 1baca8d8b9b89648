import TextInspector from '.';

/** A text inspector that stores its text in the URL. A page can have only one. */
export default function SharedTextInspector(props: {readonly initialText: string}) {
  return <TextInspector {...props} isShared />;
}
