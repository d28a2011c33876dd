import {
  FONTS,
  PRINT_COLORS,
  renderPdf,
  type Sheet,
  writeHeading,
  writeList,
  writeParagraph,
  writeTable,
} from '@saltbush/capability/pdf';
import { HEALTH_STEPS, type HealthAnswers, healthReading, healthScores } from './api.ts';

function writeScore({ doc, leftPt, widthPt }: Sheet, overallText: string, savingsPercent: number): void {
  doc.font(FONTS.display).fontSize(27).fillColor(PRINT_COLORS.saltbush);
  doc.text(`${overallText} out of 10`, leftPt, doc.y, { width: widthPt });
  doc.font(FONTS.text).fontSize(11).fillColor(PRINT_COLORS.ink);
  doc.text(`Estimated savings: about ${savingsPercent}% of what you spend on freight`, leftPt, doc.y + 4, {
    width: widthPt,
  });
  doc.y += 6;
}

/** Renders the result of a health check as a PDF. The scores are computed again from the answers. */
export function renderHealthPdf(answers: HealthAnswers, issuedAt: Date): Promise<Buffer> {
  const scores = healthScores(answers);
  const { overallText, analysis, nextSteps } = healthReading(scores);
  const questions = HEALTH_STEPS.flatMap((step) => [...step.questions]);
  const frame = { title: 'Freight Health Check', subject: `Overall score ${overallText} out of 10`, issuedAt };
  return renderPdf(frame, (sheet) => {
    writeScore(sheet, overallText, scores.savingsPercent);
    writeHeading(sheet, 'Analysis');
    for (const sentence of analysis) writeParagraph(sheet, sentence);
    writeHeading(sheet, 'Scores');
    writeTable(sheet, {
      head: { label: 'Category', value: 'Out of 10' },
      rows: scores.categories.map(({ category, score, isBlank }) => ({
        label: isBlank ? `${category} (not answered, counted at its lowest)` : category,
        value: String(score),
      })),
    });
    writeHeading(sheet, 'Next steps');
    writeList(sheet, nextSteps);
    writeHeading(sheet, 'Your answers');
    writeTable(sheet, {
      head: { label: 'Question', value: 'Answer' },
      rows: questions.map(({ id, label }) => ({ label, value: answers[id].trim() || 'Not answered' })),
      valueShare: 0.35,
    });
    writeParagraph(sheet, 'A rule-based score from your own answers: no data of yours was looked up.');
  });
}
