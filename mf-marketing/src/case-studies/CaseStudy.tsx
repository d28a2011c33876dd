import { Container, DataTable, FactList, Section, TextLink } from '@saltbush/ui';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import * as S from './CaseStudy.styles.ts';
import type { caseStudies } from './case-studies.data.ts';

const columns = [
  { key: 'measure', label: 'Measure' },
  { key: 'before', label: 'Before' },
  { key: 'after', label: 'After' },
];

export interface CaseStudyProps {
  study: (typeof caseStudies)[number];
  tone: 'paper' | 'white';
}

export function CaseStudy({ study, tone }: CaseStudyProps) {
  const { id, client, headline, picture, profile, challenge, solution, results, services, quote, speaker } = study;
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Container>
        <S.Story>
          <S.Telling>
            <S.Client>{client}</S.Client>
            <h2 id={id}>{headline}</h2>
            <h3>The challenge</h3>
            <p>{challenge}</p>
            <h3>The solution</h3>
            <p>{solution}</p>
            <DataTable caption="Results" columns={columns} rows={results} />
            <S.Services>
              <h3>Services used</h3>
              <ul>
                {services.map(({ label, href }) => (
                  <li key={href}>
                    <TextLink href={href}>{label}</TextLink>
                  </li>
                ))}
              </ul>
            </S.Services>
            <S.Testimonial>
              <blockquote>“{quote}”</blockquote>
              <figcaption>{speaker}</figcaption>
            </S.Testimonial>
          </S.Telling>
          <S.Profile>
            <ScenePicture
              name={picture}
              ratio="4 / 3"
              sizes="(min-width: 1024px) 440px, (min-width: 768px) 50vw, 100vw"
            />
            <h3>Client profile</h3>
            <FactList rows={profile} />
          </S.Profile>
        </S.Story>
      </Container>
    </Section>
  );
}
