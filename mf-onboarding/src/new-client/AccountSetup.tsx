import { ACCOUNT_STATUSES, type AccountStatus, POD_METHODS } from '@saltbush/clients/api';
import { RateSheetField } from '@saltbush/rate-sheets';
import { CheckboxField, SelectField } from '@saltbush/ui';
import * as S from './NewClient.styles.ts';
import { flagField, type SetupPartProps } from './setup-part.ts';
import { fieldId } from './setup-tabs.data.ts';

const podMethodOf = (text: string) => POD_METHODS.find((method) => method === text) ?? '';

const STATUSES = Object.entries(ACCOUNT_STATUSES) as [AccountStatus, string][];
const statusOf = (text: string): AccountStatus => STATUSES.find(([status]) => status === text)?.[0] ?? 'active';

/** How the account works: POD, invoices, status. */
export function AccountSetup({ form }: SetupPartProps) {
  const { values, errors, change, rateSheet } = form;
  const { sheet } = rateSheet;
  return (
    <S.Part>
      <SelectField
        label="POD method"
        id={fieldId('podMethod')}
        name="podMethod"
        required
        help="POD is proof of delivery"
        placeholder="Choose a POD method"
        options={POD_METHODS.map((method) => ({ value: method, label: method }))}
        value={values.podMethod}
        error={errors.podMethod}
        onChange={({ target }) => change({ podMethod: podMethodOf(target.value) })}
      />
      <div>
        <CheckboxField label="Pallet exchange" {...flagField(form, 'palletExchange')} />
        <CheckboxField
          label="Xero integration"
          help="We note it and ask you what you need. Nothing connects by itself."
          {...flagField(form, 'xeroIntegration')}
        />
        <CheckboxField
          label="Notify allocator"
          help="Our allocator hears of your set-up at once."
          {...flagField(form, 'notifyAllocator')}
        />
      </div>
      <RateSheetField
        id={fieldId('rateSheet')}
        sheet={sheet}
        isOptional
        onChoose={rateSheet.choose}
        onRemove={rateSheet.remove}
        error={errors.rateSheet}
      />
      <SelectField
        label="Account status"
        id={fieldId('accountStatus')}
        name="accountStatus"
        help="A new account is Pending Approval until our allocators have checked it, whatever you wish for here."
        options={STATUSES.map(([status, label]) => ({ value: status, label }))}
        value={values.accountStatus}
        error={errors.accountStatus}
        onChange={({ target }) => change({ accountStatus: statusOf(target.value) })}
      />
    </S.Part>
  );
}
