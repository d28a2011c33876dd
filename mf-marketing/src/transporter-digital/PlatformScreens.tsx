import { Container, Picture, Section } from '@saltbush/ui';
import { type ScreenName, screens } from '../pictures/screens.data.ts';
import * as S from './PlatformScreens.styles.ts';

const shown: readonly { name: ScreenName; title: string; text: string; sizes: string }[] = [
  {
    name: 'desk',
    title: 'The desk',
    text: 'What is requested, moving, late and delivered, with the next step one key away.',
    sizes: '(min-width: 1024px) 790px, 100vw',
  },
  {
    name: 'tracking',
    title: 'Tracking',
    text: 'Each step with its time, in the time of the place where it happens.',
    sizes: '(min-width: 1024px) 320px, (min-width: 480px) 320px, 80vw',
  },
  {
    name: 'pod',
    title: 'Proof of delivery',
    text: 'Name, signature, photo and pallets in and out, to keep as files.',
    sizes: '(min-width: 1024px) 480px, 100vw',
  },
  {
    name: 'console',
    title: 'The release console',
    text: 'What is live, how it does, and one button that takes it back.',
    sizes: '(min-width: 1024px) 640px, 100vw',
  },
];

/** The platform itself, in pictures that a script takes of it. */
export function PlatformScreens() {
  return (
    <Section tone="mist" aria-labelledby="platform-screens">
      <Container>
        <S.Head>
          <h2 id="platform-screens">What it looks like at work</h2>
          <p>Pictures of the platform as it runs, on sample data.</p>
        </S.Head>
        <S.Screens>
          {shown.map(({ name, title, text, sizes }) => (
            <S.Screen key={name} data-screen={name}>
              <S.Frame>
                <Picture {...screens[name]} sizes={sizes} />
              </S.Frame>
              <S.Caption>
                <strong>{title}</strong> {text}
              </S.Caption>
            </S.Screen>
          ))}
        </S.Screens>
      </Container>
    </Section>
  );
}
