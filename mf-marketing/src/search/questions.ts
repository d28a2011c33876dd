import { faqGroups } from '../faq/faq.data.ts';

/** Every question with its answer (schema.org FAQPage). */
export const questions = {
  '@type': 'FAQPage',
  '@id': '/faq#questions',
  mainEntity: faqGroups.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
};
