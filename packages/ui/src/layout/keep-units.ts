const measures =
  /(\d) (km|m|cm|mm|kg|g|mg|t|ha|m²|m³|km²|l|ml|kWh|kW|MW|W|V|A|mAh|°C|ppm|Pa|NTU|min|h|am|pm|lakh|crore)(?![\p{L}\p{N}])/gu

/** Keeps a number and its unit on one line. */
export const keepUnits = (text: string): string => text.replace(measures, '$1\u00A0$2')
