import { useToast } from '@saltbush/contract';
import { Button, icons } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDeskFleetQuery, useLazyDeskFleetQuery } from '../api/deskFleet.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../list/ListPage.tsx';
import { AddVehicle } from './AddVehicle.tsx';
import { FLEET_LIST } from './fleet-list.tsx';

/** The fleet list. View, search and page are in the address. */
export function FleetPage() {
  const [parameters] = useSearchParams();
  const wanted = FLEET_LIST.address.read(parameters);
  const answer = useDeskFleetQuery(wanted, usePollingOptions());
  const [readPage] = useLazyDeskFleetQuery();
  const showToast = useToast();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const close = () => {
    setIsAdding(false);
    opener.current?.focus();
  };
  return (
    <ListPage
      list={FLEET_LIST}
      caption="Vehicles"
      readPage={(asked) => readPage(asked).unwrap()}
      wanted={wanted}
      answer={answer}
      counts={answer.data?.counts}
      notice={
        <>
          <div>
            <Button
              size="small"
              iconBefore={icons.plus}
              aria-expanded={isAdding}
              onClick={() => setIsAdding(true)}
              ref={opener}
            >
              Add a vehicle
            </Button>
          </div>
          {isAdding && (
            <AddVehicle
              onDone={({ registration }) => {
                showToast({ title: `${registration} is in service`, tone: 'success' });
                close();
              }}
              onCancel={close}
            />
          )}
        </>
      }
    />
  );
}
