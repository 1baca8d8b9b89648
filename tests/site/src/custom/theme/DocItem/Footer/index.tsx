import Footer from '@theme-original/DocItem/Footer';

/** For the tests: an author's swizzle of a component that the engine swizzles, too. */
export default function OwnFooter() {
  return (
    <>
      <span data-own-footer />
      <Footer />
    </>
  );
}
