import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

export default function Page() {
  return (
    <Layout title="community" description="community">
      <main className="container margin-vert--lg">
        <Heading as="h1">community</Heading>
      </main>
    </Layout>
  );
}
