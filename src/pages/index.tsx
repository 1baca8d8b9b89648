import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

export default function Page() {
  return (
    <Layout description="home">
      <main className="container margin-vert--lg">
        <Heading as="h1">cv</Heading>
      </main>
    </Layout>
  );
}
