import { ButtonLink, Container, icons, PageHeader, Section } from '@saltbush/ui';
import { useLocation } from 'react-router-dom';
import { toolIdOf } from '../tool-address/toolIdOf.ts';
import { TruckTool } from './TruckTool.tsx';

/** Six trucks to scale, on the screen and through the camera, so that a visitor can judge whether one fits. */
export function TruckToolPage() {
  const location = useLocation();
  const toolId = toolIdOf(location);
  return (
    <>
      <Section spacing="half">
        <Container>
          <PageHeader
            eyebrow="Truck sizes"
            title="Augmented Reality Truck Tool"
            lead="Choose a truck and see it where it has to stand: to scale beside a person, through your camera, or at full size on your own driveway."
          >
            <ButtonLink href="/" variant="quiet" iconBefore={icons.arrowLeft}>
              Back to Home
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>
      {/* Another history entry is another tool, so mount it anew. */}
      <TruckTool key={toolId} toolId={toolId} search={location.search} />
    </>
  );
}
