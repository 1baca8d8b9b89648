import Footer from '@theme-original/DocItem/Footer';

/** For tests: an author's swizzle of a component that the engine also swizzles. */
export default function OwnFooter() {
  return (
    <>
      <span data-own-footer />
      <Footer />
    </>
  );
}
