/** Source: tariff and agreed distances, 2026-07, and the owner's description of how freight is planned. */
export const measures = [
  {
    title: 'Fewer empty kilometres',
    text: 'A truck that brought freight to Brisbane has to come home. We price the way back lower ($1,450 for a semi-trailer to Sydney, against $2,150 northbound, before levy and GST), so that it comes home full.',
  },
  {
    title: 'Shared trailers',
    text: 'One to ten pallets travel on a linehaul trailer with other freight for the same city, instead of half a truck of their own.',
  },
  {
    title: 'The smallest vehicle that fits',
    text: 'The calculator chooses by pallets, volume and weight. A carton goes in a van, not on an eight tonne truck.',
  },
  {
    title: 'Pallets that come back',
    text: 'Pallet return is a tick in the booking. Movements are recorded per consignment, so pallets are reused and not written off.',
  },
  {
    title: 'Paperless proof',
    text: 'Signatures and photos are digital. Paper proofs are printed for the few receivers who must have them.',
  },
] as const;
