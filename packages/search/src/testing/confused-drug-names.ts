/**
 * Drug names that people confuse: facts from the FDA and ISMP lists of look-alike drug names with tall man letters, and
 * from the ISMP list of confused drug names. Used by tests.
 */
export const confusedDrugNames: readonly string[] = `
acetaZOLAMIDE acetoHEXAMIDE buPROPion busPIRone CARBOplatin CISplatin chlorproMAZINE chlorproPAMIDE clomiPHENE
clomiPRAMINE cycloSERINE cycloSPORINE DAUNOrubicin DOXOrubicin dimenhyDRINATE diphenhydrAMINE DOBUTamine DOPamine
glipiZIDE glyBURIDE hydrALAZINE hydrOXYzine HYDROmorphone medroxyPROGESTERone methylPREDNISolone methylTESTOSTERone
mitoXANTRONE niCARdipine NIFEdipine prednisoLONE predniSONE risperiDONE rOPINIRole sulfADIAZINE sulfiSOXAZOLE
TOLAZamide TOLBUTamide vinBLAStine vinCRIStine ALPRAZolam LORazepam clonazePAM amLODIPine aMILoride azaCITIDine
azaTHIOprine carBAMazepine OXcarbazepine ceFAZolin cefoTEtan cefOXitin cefTAZidime cefTRIAXone chlordiazePOXIDE
cloBAZam cloNIDine KlonoPIN DACTINomycin DAPTOmycin DEPO-Medrol SOLU-Medrol DEPO-Provera diazePAM dilTIAZem
DULoxetine FLUoxetine PARoxetine ePHEDrine EPINEPHrine norepinephrine fentaNYL SUFentanil fluvoxaMINE guaiFENesin
guanFACINE HumaLOG HumuLIN inFLIXimab riTUXimab ISOtretinoin tretinoin LaMICtal LamISIL lamiVUDine lamoTRIgine
levETIRAcetam levOCARNitine levoFLOXacin metFORMIN metroNIDAZOLE methazolAMIDE methIMAzole metOLazone metoprolol
mycophenolate NexAVAR NexIUM niMODipine NovoLIN NovoLOG OLANZapine QUEtiapine oxaprozin OXcarbazepine oxyCODONE
HYDROcodone OxyCONTIN oxyMORphone PAZOPanib PONATinib PEMEtrexed PENTobarbital PHENobarbital PriLOSEC PROzac
propofol propranolol pyrazinamide raNITIdine rifAMPin rifAXIMin romiDEPsin romiPLOStim sAXagliptin SITagliptin
SandIMMUNE SandoSTATIN SEROquel SINEquan SORAfenib SUNItinib SUMAtriptan ZOLMitriptan tiaGABine tiZANidine
traMADol traZODone valACYclovir valGANciclovir ZyPREXA ZyrTEC zolpidem Zantac Xanax Celebrex CeleXA Cerebyx Fosamax
Flomax Lantus Lasix Losec Lunesta Neulasta Neurontin Paxil Plavix Toradol Topamax Tegretol Tequin Trental Tricor
Inderal Adderall Isordil Imdur quiNIDine quiNINE codeine Lodine morphine methadone Metadate mercaptopurine penicillin
penicillamine ampicillin amantadine amiodarone doxepin doxycycline erythromycin azithromycin clarithromycin
ketorolac ketoconazole Keppra Kaletra lidocaine ropivacaine bupivacaine mepivacaine levobupivacaine procaine prilocaine
tetracycline tetracaine desloratadine loratadine esomeprazole omeprazole escitalopram citalopram dexmethylphenidate
methylphenidate pseudoephedrine phenylephrine ofloxacin ciprofloxacin fluconazole itraconazole famotidine
furosemide torsemide fludrocortisone hydrocortisone cortisone triamcinolone triamterene tranexamic testosterone
progesterone Solu-Cortef Depo-Testosterone Zithromax Zinacef lisinopril fosinopril meloxicam Mobic naproxen Naprosyn
ibuprofen atorvastatin pravastatin rosuvastatin heparin Hespan gentamicin tobramycin glycopyrrolate atropine
promethazine prochlorperazine ondansetron granisetron dexamethasone dexmedetomidine betamethasone albuterol salmeterol
ipratropium tiotropium budesonide midazolam methohexital ketamine etomidate phentermine phentolamine lacosamide
zonisamide diphenoxylate`
  .trim()
  .split(/\s+/)
