import { useSearchParams } from 'react-router-dom';

/** Parameter that the gateway adds on the way back from a confirmation: the number of the entry that it made. */
const CONFIRMED = 'confirmed';

/** The number of the entry that was just confirmed on the gateway's page; null when there is none. */
export function useConfirmedSeq(): { seq: number | null; dismiss: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(CONFIRMED) ?? '';
  const dismiss = () => {
    parameters.delete(CONFIRMED);
    setParameters(parameters, { replace: true });
  };
  return { seq: /^\d{1,9}$/.test(given) ? Number(given) : null, dismiss };
}
