import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

export default function Page() {
  return (
    <Layout title="contact" description="contact">
      <main className="container margin-vert--lg">
        <Heading as="h1">contact</Heading>
      </main>
    </Layout>
  );
}
