import { Container, PageHeader } from '@saltbush/ui';

export function DeskPage() {
  return (
    <Container>
      <PageHeader title="Bookings desk" />
    </Container>
  );
}
