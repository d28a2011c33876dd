import { usePageTitle } from '@saltbush/contract';
import type { DriverApplication } from '@saltbush/drivers/api';
import { formatDate, localTime } from '@saltbush/freight';
import { ButtonLink, Card, Container, Notice, PageHeader, Section, Skeleton, Split, Steps } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useDriverApplicationQuery } from '../../api/driverApplications.ts';
import { faultText } from '../../api/faultText.ts';
import { DocumentList } from '../form/DocumentList.tsx';
import { useDriverDocuments } from '../form/useDriverDocuments.ts';
import * as S from './DriverStatusPage.styles.ts';
import { statusSteps } from './statusSteps.ts';

const LEADS: Record<DriverApplication['status'], string> = {
  draft: 'This form is not finished yet. Go back to it and send it within 7 days.',
  received: 'We have it. Compliance verifies your documents in 1-2 business days.',
  approved: 'You are approved. Dispatch rings you about your first run.',
  declined: 'We cannot take you on as it stands.',
};

/** Status of an application, for anybody with its private link. Documents can be added here. */
export function DriverStatusPage() {
  const { token = '' } = useParams();
  const { data, error } = useDriverApplicationQuery(token, { refetchOnMountOrArgChange: true });
  const documents = useDriverDocuments({ token: async () => token, forget: () => {} });
  usePageTitle(data?.reference ? `Driver application ${data.reference}` : null);
  const { show } = documents;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer of the gateway replaces what is shown
  useEffect(() => {
    if (data) show(data);
  }, [data]);

  const submittedOn = data?.submittedAt
    ? formatDate(localTime(new Date(data.submittedAt), 'Australia/Sydney').date)
    : null;
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow={data?.reference ?? 'Drive with us'}
            title="Your driver application"
            lead={data ? LEADS[data.status] : error ? 'We cannot show it.' : 'One moment.'}
          >
            {data?.status === 'draft' && <ButtonLink href={`/driver-${data.purpose}`}>Back to the Form</ButtonLink>}
          </PageHeader>
        </Container>
      </Section>
      <Section tone="paper" spacing="half" aria-label="Where it stands">
        <Container>
          {error && (
            <Notice tone="danger" role="alert" title="There is nothing to show">
              {faultText(error)}
            </Notice>
          )}
          {!data && !error && (
            <div aria-busy="true" aria-live="polite">
              <Skeleton lines={6} height="1.5rem" />
            </div>
          )}
          {data && (
            <Split ratio="5/7" align="start">
              <S.Column>
                <h2>Where it stands</h2>
                {data.note !== '' && <Notice tone={data.status === 'approved' ? 'good' : 'warn'}>{data.note}</Notice>}
                <Steps items={statusSteps(data.status, documents.documents, submittedOn)} />
                <p>
                  Questions? Ring {brand.phone} and name{' '}
                  {data.reference ? <S.Reference>{data.reference}</S.Reference> : 'your application'}.
                </p>
              </S.Column>
              <Card>
                <S.Column>
                  <h2>Documents</h2>
                  <DocumentList
                    documents={documents}
                    isClosed={data.status === 'approved' || data.status === 'declined'}
                  />
                </S.Column>
              </Card>
            </Split>
          )}
        </Container>
      </Section>
    </>
  );
}
