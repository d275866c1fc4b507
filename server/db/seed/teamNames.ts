import type { Feature } from './pictures/teamLogo.ts';

/** A team's name and what the robot on its badge wears. */
export type TeamName = readonly [name: string, feature: Feature];

/** The teams of each club, by the club's code. */
export const teamNames: Readonly<Record<string, readonly TeamName[]>> = {
  MLGT: [['Garuda Lintas', 'wings'], ['Banteng Ngarep', 'horns'], ['Lentera Semeru', 'flame'], ['Kancil Sensor', 'ears'], ['Bakso Beton', 'headband'], ['Arek Servo', 'none'], ['Apel Listrik', 'bolts'], ['Singo Solder', 'crown']],
  CKTB: [['Maung Mikro', 'ears'], ['Seblak Turbo', 'flame'], ['Angklung Digital', 'headphones'], ['Cepot Otomatis', 'headband'], ['Batagor Baja', 'none'], ['Kujang Kilat', 'bolts']],
  CKRB: [['Peuyeum Piston', 'none'], ['Sate Sirkuit', 'flame'], ['Surabi Sensor', 'none'], ['Lutung Logika', 'ears']],
  JNYS: [['Hiu Suro', 'fin'], ['Boyo Resistor', 'horns'], ['Rujak Cingur Rover', 'headband'], ['Jembatan Ohm', 'none'], ['Petir Perak', 'bolts'], ['Ujung Galuh', 'crown'], ['Lontong Loncat', 'none']],
  WDYS: [['Gudeg Gear', 'none'], ['Bakpia Bytes', 'crown'], ['Merapi Motor', 'flame'], ['Keraton Kode', 'crown'], ['Andong Android', 'headband']],
  BHJK: [['Ondel-Ondel Otomat', 'crown'], ['Kerak Telor Kinetik', 'flame'], ['Macan Meter', 'ears'], ['Busway Bot', 'none'], ['Pitung Program', 'headband'], ['Elang Bondol', 'wings']],
  IMDS: [['Lumpia Laser', 'none'], ['Tugu Transistor', 'bolts'], ['Kuda Besi Semarang', 'ears'], ['Rob Rover', 'fin'], ['Warak Ngendog', 'horns']],
  SWDP: [['Barong Byte', 'crown'], ['Jalak Putih', 'wings'], ['Ogoh-Ogoh Ohm', 'horns'], ['Subak Sirkuit', 'none'], ['Kecak Kode', 'headphones'], ['Penjor Proton', 'none']],
  BRNM: [['Pinisi Propeler', 'wings'], ['Ayam Jantan Timur', 'crown'], ['Coto Controller', 'flame'], ['Badik Baterai', 'bolts'], ['Losari Logic', 'none']],
  HRPT: [['Toba Torsi', 'fin'], ['Gorga Grafik', 'horns'], ['Si Singa Mesin', 'crown'], ['Horas Hexapod', 'headband'], ['Ulos Update', 'none'], ['Tortor Torque', 'headphones']],
  BKBP: [['Rendang Resistor', 'flame'], ['Kabau Kabel', 'horns'], ['Pagaruyung Pixel', 'crown'], ['Randai Robot', 'none'], ['Harimau Sumatra', 'ears']],
  MSRP: [['Pempek Power', 'fin'], ['Ampera Ampere', 'bolts'], ['Musi Motorik', 'fin'], ['Sriwijaya Sirkuit', 'crown'], ['Songket Signal', 'none']],
  BRMB: [['Beruang Bertenaga', 'ears'], ['Pesut Piksel', 'fin'], ['Minyak & Mesin', 'flame'], ['Enggang Elektrik', 'wings']],
  KYBB: [['Jukung Juara', 'none'], ['Intan Induktor', 'crown'], ['Bekantan Bot', 'ears'], ['Soto Speed', 'flame']],
  KHTP: [['Equator Engine', 'bolts'], ['Mandau Modul', 'headband'], ['Kapuas Kode', 'none'], ['Aloe Algoritma', 'none'], ['Naga Nol Derajat', 'flame']],
  BNKM: [['Tarsius Tangkas', 'headphones'], ['Cakalang Chip', 'fin'], ['Klabat Kilowatt', 'flame'], ['Tinutuan Turbo', 'none'], ['Maleo Mekanik', 'wings']],
  NSIA: [['Pala Prosesor', 'none'], ['Tifa Transistor', 'headphones'], ['Banda Bionik', 'none'], ['Papeda Piston', 'headband']],
  CDRJ: [['Cendrawasih Cepat', 'wings'], ['Kasuari Kilat', 'crown'], ['Honai Hardware', 'none'], ['Sagu Sensor', 'none'], ['Noken Network', 'bolts']],
  FLBK: [['Komodo Kontrol', 'horns'], ['Sasando Sonik', 'headphones'], ['Lontar Logika', 'none'], ['Cendana Chip', 'crown']],
  SRBA: [['Rencong Robotik', 'bolts'], ['Kopi Kapasitor', 'flame'], ['Saman Sinkron', 'headphones'], ['Gajah Gayo', 'ears']],
  SSBM: [['Rinjani Relay', 'flame'], ['Mutiara Mesin', 'crown'], ['Plecing Power', 'flame'], ['Kuda Sumbawa', 'ears']],
  KSBS: [['Serabi Servo', 'none'], ['Bengawan Bot', 'fin'], ['Keris Kilowatt', 'bolts'], ['Timlo Tangguh', 'headband'], ['Kresna Kinetik', 'crown']],
  LKPB: [['Patin Piksel', 'fin'], ['Lancang Laser', 'wings'], ['Bono Bionik', 'fin'], ['Sawit Signal', 'none'], ['Siak Spark', 'bolts']],
  SRYL: [['Siger Sensor', 'crown'], ['Krakatau Kinetik', 'flame'], ['Badak Baterai', 'horns']],
};
