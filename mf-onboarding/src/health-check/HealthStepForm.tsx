import { HEALTH_STEPS } from '@saltbush/health-checks/api';
import { Button, icons, VisuallyHidden, WithoutScripts } from '@saltbush/ui';
import type { FormEvent, Ref } from 'react';
import * as S from './HealthCheck.styles.ts';
import { QuestionField } from './QuestionField.tsx';
import type { HealthCheck } from './useHealthCheck.ts';

interface HealthStepFormProps {
  check: HealthCheck;
  /** Counts from 1. */
  step: number;
  heading: Ref<HTMLHeadingElement>;
}

/** One step of the questions, none of which is required. */
export function HealthStepForm({ check, step, heading }: HealthStepFormProps) {
  const current = HEALTH_STEPS[step - 1] ?? HEALTH_STEPS[0];
  const count = HEALTH_STEPS.length;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    check.next();
  };

  return (
    <S.Form method="dialog" noValidate onSubmit={onSubmit} aria-label="Freight health check">
      <WithoutScripts does="Your answers are scored" instead="we go through them with you" />
      <S.Progress>
        <span aria-hidden>
          {step} of {count}
        </span>
        <progress value={step} max={count} aria-label={`Progress: ${step} of ${count}`} />
      </S.Progress>
      <S.Head>
        <h2 ref={heading} tabIndex={-1}>
          <VisuallyHidden>
            Step {step} of {count}:{' '}
          </VisuallyHidden>
          {current.title}
        </h2>
        <p>{current.lead}</p>
      </S.Head>
      <S.Questions>
        {current.questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={check.answers[question.id]}
            onAnswer={(text) => check.answer(question.id, text)}
          />
        ))}
      </S.Questions>
      <S.Actions>
        <Button variant="secondary" iconBefore={icons.arrowLeft} disabled={step === 1} onClick={check.previous}>
          Previous
        </Button>
        <Button type="submit" iconAfter={icons.arrowRight}>
          {step === count ? 'Complete Assessment' : 'Next'}
        </Button>
      </S.Actions>
    </S.Form>
  );
}
