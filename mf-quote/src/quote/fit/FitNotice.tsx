import {
  type FloorPlan,
  itemsText,
  type Load,
  type LoadItem,
  loadFit,
  palletsLeft,
  smallestFittingVehicle,
} from '@saltbush/freight';
import { Button, icons, Notice } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import { fitProblems } from './fitProblems.ts';
import * as S from './TruckFit.styles.ts';
import type { TruckChoice } from './truckChoice.ts';

interface Props {
  form: QuoteForm;
  choice: TruckChoice;
  load: Load;
  /** The plan of `items`, which are the lines as they are drawn. */
  plan: FloorPlan;
  items: readonly LoadItem[];
}

/** For a load that does not fit the chosen vehicle: why, and a button for the smallest vehicle that takes it. */
export function FitNotice({ form, choice: { vehicle, name, offered }, load, plan, items }: Props) {
  const problems = fitProblems(vehicle, load, plan, items);
  if (problems.length === 0) return null;
  const areOnlyCartonsLeft = loadFit(vehicle, load).status === 'fits' && palletsLeft(plan, items) === 0;
  if (areOnlyCartonsLeft) {
    const cartons = items.filter((_, line) => (plan.leftByLine[line] ?? 0) > 0);
    const leftOver = `${itemsText(plan.left, cartons)} left over in one layer. Weight and volume fit: they ride along if they may be stacked.`;
    return <Notice data-said={leftOver}>{leftOver}</Notice>;
  }
  const fitting = smallestFittingVehicle(
    load,
    offered.map((each) => each.vehicle),
  );
  const { outcome } = form;
  const stated = outcome?.status === 'refused' ? outcome.vehicleId : undefined;
  const offer = offered.find((each) => each.vehicle.id === (stated ?? fitting?.id));
  return (
    <Notice
      tone="warn"
      title={`Too much for the ${name}`}
      // When there is no price for this reason, the summary already says it.
      data-said={form.summary.status === 'refused' ? undefined : `Too much for the ${name}: ${problems.join(' ')}`}
    >
      <S.Reasons>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </S.Reasons>
      {offer ? (
        <Button size="small" variant="secondary" iconBefore={icons.truck} onClick={() => form.change(offer.change)}>
          Choose the {offer.name}
        </Button>
      ) : (
        <p>No vehicle offered here takes it in one go. Ask for a custom quote, or split the load.</p>
      )}
    </Notice>
  );
}
