import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

export default function Page() {
  return (
    <Layout title="showcase" description="showcase">
      <main className="container margin-vert--lg">
        <Heading as="h1">showcase</Heading>
      </main>
    </Layout>
  );
}
